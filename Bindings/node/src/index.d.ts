import type { Answer, DrawnRow, Viewport } from "../types/session-answer.js";
import type { Message, Request, SessionOpening } from "../types/session-request.js";

export type { Answer, Message, Request, SessionOpening, DrawnRow, Viewport };
export * as answers from "../types/session-answer.js";
export * as requests from "../types/session-request.js";

/** What is answered to each member of a request. */
export interface Answered {
  open: "opened" | "state";
  environment: "state";
  width: "state";
  edit: "state";
  expand: "state";
  collapse: "state";
  settle: "state";
  highlight: "state";
  changes: "changes";
  viewport: "viewport";
  hit: "hit" | "nearest";
  caret: "caret";
  rects: "rects";
  select: "selection";
  find: "matches";
  next: "match";
  previous: "match";
  anchor: "anchor";
  offset: "offset";
  overlay: "overlay";
  compose: "composed";
  measure: "measured";
  outlines: "outlines";
  fonts: "fonts";
  statistics: "statistics";
  close: "closed";
}

/** The answer to a request, with the members that it asks for. */
export type AnswerTo<R extends Request> = Answer & Required<Pick<Answer, Answered[keyof R & keyof Answered]>>;

export interface SessionOptions {
  /** The program; `bubble` by default, found as the system finds programs. */
  tool?: string;
  /** Its arguments; `["serve"]` by default. */
  arguments?: string[];
  /** Its environment; that of this process by default. */
  env?: Record<string, string | undefined>;
}

/** A `bubble serve` that runs: it keeps transcripts open and answers each request. */
export class Session {
  constructor(options?: SessionOptions);
  /**
   * The answer to a request. Requests are answered in their order, so that several may be on their way at once. What the session calls an
   * error is thrown as a `SessionError`; where it has ended, `SessionEnded` is thrown.
   */
  ask<R extends Request>(request: R): Promise<AnswerTo<R>>;
  /** Lets the session answer what it was asked, and waits for its end. */
  close(): Promise<void>;
}

/** A request that could not be done. The transcript is as it was, but for edits before the one that failed. */
export class SessionError extends Error {
  /** What is wrong: `badRequest`, `noMessage`, … */
  readonly code: string;
  /** The path of the member that does not fit: `edit.remove`. */
  readonly field: string | undefined;
  /** The whole answer. */
  readonly answer: Answer;
}

/** There is no session any more: its program has ended, or could not be started. */
export class SessionEnded extends Error {}

export interface DrawingOptions {
  /** The name of the transcript; `main` by default. */
  transcript?: string;
  /** What is seen, in points; all rows by default. */
  top?: number;
  height?: number;
}

/**
 * Rows of an open transcript as an SVG document: shapes, glyphs as outlines, and over them the words, invisible, to be found and copied. Nothing is
 * measured.
 */
export function drawSVG(session: Session, options?: DrawingOptions): Promise<string>;
