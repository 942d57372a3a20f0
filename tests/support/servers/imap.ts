import { inject } from "vitest";
import type { ImapSettings } from "~/adapters/imap/inbox";
import type { ScriptedBox } from "./imap-scripted";

const { http, scripted } = inject("imap");

const post = async <T>(path: string, body: BodyInit) =>
  (await (await fetch(`${http}/${path}`, { method: "POST", body })).json()) as T;

let made = 0;
/** A user of an IMAP server that no other test uses. */
export const newUser = () => {
  made += 1;
  return `u${made}-${crypto.randomUUID().slice(0, 8)}`;
};

/** Sets how the scripted server responds to a user. The default password is "secret". */
export const script = (user: string, box: ScriptedBox) =>
  post(`boxes/${user}`, JSON.stringify({ password: "secret", ...box }));

/** The commands that a user has sent to the scripted server so far. */
export const askedBy = (user: string) => post<string[]>(`asked/${user}`, "");

/** Bytes that the scripted server sent in floods so far. */
export const floodedBytes = () => post<number>("flooded", "");

/** Puts an email into a user's inbox on the real server. */
export const deliver = (user: string, raw: Uint8Array<ArrayBuffer>) => post<string>(`deliver/${user}`, raw);

/** Sends commands to the real server, tagged with one lowercase letter each. */
export const lines = (user: string, commands: string[]) =>
  post<string>(`lines/${user}`, JSON.stringify(commands));

export const settingsFor = (user: string, port = scripted): ImapSettings => ({
  host: "127.0.0.1",
  port,
  security: "none",
  user,
  secret: { kind: "password", text: "secret" },
});
