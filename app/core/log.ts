type Fields = Record<string, string | number | boolean | null | undefined>;

/** Structured logs: one JSON object per line. Never put an email address, a name or user input into the fields. */
export interface Log {
  info(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

const write = (level: "info" | "error", base: Fields, event: string, fields: Fields = {}) => {
  const line = JSON.stringify({ level, event, at: new Date().toISOString(), ...base, ...fields });
  if (level === "error") console.error(line);
  else console.log(line);
};

/** Adds the `base` fields (such as requestId) to every line. */
export const createLog = (base: Fields): Log => ({
  info: (event, fields) => write("info", base, event, fields),
  error: (event, fields) => write("error", base, event, fields),
});

/**
 * The loggable part of an error. The message of a failed query holds its parameters, so only the cause is logged; the stack is logged without its first line, which repeats the message.
 */
export function reasonOf(error: unknown): { reason: string; stack?: string } {
  if (!(error instanceof Error)) return { reason: typeof error === "string" ? error : "not an error" };
  const logged = error.cause instanceof Error ? error.cause : error;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { reason: `${logged.name}: ${logged.message}`.slice(0, 500), stack: frames.join("\n") };
}
