// Requests to the tool. Every address begins with the token from the page's own address.

const base = location.pathname.replace(/[^/]*$/, "");

/// Thrown for an answer that is a refusal, in the tool's words.
export class Refusal extends Error {}

async function checked(reply) {
  if (reply.ok) return reply;
  const text = await reply.text();
  let reason = text;
  try { reason = JSON.parse(text).error ?? text; } catch { /* plain words */ }
  throw new Refusal(reason);
}

export async function get(name) {
  return (await checked(await fetch(base + name))).json();
}

export async function ask(name, question) {
  return (await send(name, question)).json();
}

export async function send(name, question) {
  return checked(await fetch(base + name, { method: "POST", body: JSON.stringify(question) }));
}

/// Calls back whenever the tool has read its files again.
export async function watch(revision, changed, lost) {
  let known = revision;
  for (;;) {
    try {
      const answer = await get(`changes?since=${known}`);
      lost(false);
      if (answer.revision !== known) {
        known = answer.revision;
        await changed();
      }
    } catch {
      lost(true);
      await new Promise(resolve => setTimeout(resolve, 1000));
    }
  }
}
