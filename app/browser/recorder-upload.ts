import { toBase64 } from "~/core/bytes";
import { bar, status, weight } from "./recorder-panel";

const RETRY_MS = 3_000;
const TRIES = 200;

interface Upload {
  id: number;
  chunkBytes: number;
  missing: number[];
  state: string;
}

/** Upload IDs of recordings whose upload was interrupted. */
const begun = new WeakMap<Blob, number>();

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries while the connection is down or the server fails. A rejection is thrown with the server's message. */
async function ask(path: string, init: RequestInit): Promise<Response> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fetch(path, init).catch(() => null);
    if (answer && answer.status < 500) {
      if (answer.ok) return answer;
      throw new Error(await answer.text());
    }
    status.textContent = "Connection lost. Upload continues when you’re back online.";
    await wait(RETRY_MS);
  }
  throw new Error("Please try again");
}

const json = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha-256=:${toBase64(hash)}:`;
}

/** Resumes an interrupted upload, or starts a new one. */
async function open(uploads: string, question: number, blob: Blob): Promise<Upload> {
  const known = begun.get(blob);
  if (known) {
    const upload: Upload = await (await ask(`${uploads}/${known}`, {})).json();
    if (upload.state === "open") return upload;
  }
  const upload: Upload = await (await ask(uploads, json({ question, size: blob.size }))).json();
  begun.set(blob, upload.id);
  return upload;
}

export async function sendChunks(uploads: string, question: number, blob: Blob): Promise<void> {
  const { id, chunkBytes, missing } = await open(uploads, question, blob);
  for (const place of missing) {
    const begin = place * chunkBytes;
    const body = await blob.slice(begin, begin + chunkBytes).arrayBuffer();
    const headers = { "content-type": "application/octet-stream", "content-digest": await digestOf(body) };
    await ask(`${uploads}/${id}/chunks/${place}`, { method: "PUT", headers, body });
    bar.value = Math.min(blob.size, begin + chunkBytes);
    status.textContent = `Sent ${weight(bar.value)} of ${weight(blob.size)}`;
  }
  await ask(`${uploads}/${id}/complete`, json({}));
}
