export { drawSVG } from "./drawing.js";
export { Session, SessionEnded, SessionError } from "./session.js";
