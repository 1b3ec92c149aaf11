// Draws a conversation as SVG: node draw.js TRANSCRIPT OUTPUT [STYLE [WIDTH [light|dark]]]. The variable BUBBLE is the path of the tool.

import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { Session, drawSVG } from "bubblelayout";

const [transcript, output, style = "merged", width = "320", theme = "light"] = process.argv.slice(2);
if (!output) {
  console.error("usage: node draw.js TRANSCRIPT OUTPUT [STYLE [WIDTH [light|dark]]]");
  process.exit(2);
}
const session = new Session({ tool: process.env.BUBBLE ?? "bubble" });
const { state } = await session.ask({ open: { file: resolve(transcript), style, width: Number(width), me: "you", theme } });
await writeFile(output, await drawSVG(session));
console.log(`${state.count} messages, ${state.height} points high`);
await session.close();
