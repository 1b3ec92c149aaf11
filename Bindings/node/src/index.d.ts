import type { Answer, DrawnRow, Viewport } from "../types/session-answer.js";
import type { Message, Request, SessionOpening } from "../types/session-request.js";

export type { Answer, Message, Request, SessionOpening, DrawnRow, Viewport };
export * as answers from "../types/session-answer.js";
export * as requests from "../types/session-request.js";

/** For each member of a request, the members that its answer has. */
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
  /** The path or the name of the program; `bubble` by default, which the system looks for in PATH. */
  tool?: string;
  /** Its arguments; `["serve"]` by default. */
  arguments?: string[];
  /** Its environment; that of this process by default. */
  env?: Record<string, string | undefined>;
}

/** A running `bubble serve`: it keeps transcripts open and answers requests. */
export class Session {
  constructor(options?: SessionOptions);
  /**
   * Sends a request and returns the answer. Requests are answered in order, so several may be sent without waiting. Throws a `SessionError` if
   * the session refuses the request, and `SessionEnded` if the session has ended.
   */
  ask<R extends Request>(request: R): Promise<AnswerTo<R>>;
  /** Waits for the answers to earlier requests and for the end of the session. */
  close(): Promise<void>;
}

/** A request that failed. The transcript is unchanged, except for edits of the same request before the one that failed. */
export class SessionError extends Error {
  /** What is wrong: `badRequest`, `noMessage`, … */
  readonly code: string;
  /** The path of the member that is wrong, such as `edit.remove`. */
  readonly field: string | undefined;
  /** The whole answer. */
  readonly answer: Answer;
}

/** The session has ended, or its program could not be started. */
export class SessionEnded extends Error {}

export interface DrawingOptions {
  /** The name of the transcript; `main` by default. */
  transcript?: string;
  /** The top of the viewport, in points; by default all rows are drawn. */
  top?: number;
  height?: number;
}

/**
 * Draws rows of an open transcript as an SVG document: shapes, glyphs as outlines, and invisible words over them, so that text can be found and
 * copied. It measures nothing.
 */
export function drawSVG(session: Session, options?: DrawingOptions): Promise<string>;
