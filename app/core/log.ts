type Fields = Record<string, string | number | boolean | null | undefined>;

/** Structured logs: one JSON object a line. Never put an e-mail, a name or what a user typed into the fields. */
export interface Log {
  info(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

const write = (level: "info" | "error", base: Fields, event: string, fields: Fields = {}) => {
  const line = JSON.stringify({ level, event, at: new Date().toISOString(), ...base, ...fields });
  if (level === "error") console.error(line);
  else console.log(line);
};

/** `base` fields (such as requestId) stand in every line. */
export const createLog = (base: Fields): Log => ({
  info: (event, fields) => write("info", base, event, fields),
  error: (event, fields) => write("error", base, event, fields),
});
