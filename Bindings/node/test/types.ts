// This file is compiled but never run: it tests which programs the types allow, and which they do not.

import { Session, SessionError, drawSVG } from "bubblelayout";
import type { Answered, Message, Request, Viewport } from "bubblelayout";

export async function used(session: Session): Promise<number> {
  const message: Message = { id: 1, sender: "ann", text: "Tea?", myOwn: true };
  const { opened, state } = await session.ask({ open: { style: "merged", width: 320, messages: [message] } });
  const { viewport, changes } = await session.ask({
    edit: [{ append: { id: 2, text: "Yes" } }, { typing: ["ann"] }], viewport: { bottom: true, height: 300 }, changes: true });
  const seen: Viewport = viewport;
  const [x, y]: [number, number, number, number] = seen.drawing?.rows[0]?.frame ?? [0, 0, 0, 0];
  const { measured } = await session.ask({ measure: { texts: ["Tea?", { text: "直す", lang: "ja" }], widths: [80, "inf"] } });
  const lines: number[] = measured.map(size => size.lineCount);
  const { hit, nearest } = await session.ask({ hit: { x, y } });

  // @ts-expect-error No member of the request is answered by rectangles.
  (await session.ask({ hit: { x: 1, y: 2 } })).rects.length;
  // @ts-expect-error There is no such request.
  await session.ask({ vieport: { height: 300 } });
  // @ts-expect-error Texts are measured at a width.
  await session.ask({ measure: { texts: "Tea?" } });
  // @ts-expect-error Coordinates are numbers.
  await session.ask({ hit: { x: "1", y: 2 } });
  // @ts-expect-error There may be nothing at the point.
  hit.target;

  const drawing: string = await drawSVG(session, { height: 300 });
  return opened.format.length + state.height + drawing.length + lines.length + (changes.all ? 1 : 0) + (nearest?.offset ?? 0);
}

export function reason(error: unknown): string | undefined {
  return error instanceof SessionError ? error.field : undefined;
}

/** Takes each request of the schema that has no entry in `Answered`; if there is one, this does not compile. */
export function unanswered(request: Exclude<keyof Request, "id" | "transcript" | keyof Answered>): never {
  return request;
}
