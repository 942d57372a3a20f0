import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { score as scoreOf } from "../../../understanding/strip-quoted-text/score";

export const name = "email-reply-parser";

const workshop = join(process.cwd(), ".tools/bench/package.json");

export async function score() {
  const path = createRequire(workshop).resolve("email-reply-parser");
  const { default: EmailReplyParser } = await import(pathToFileURL(path).href);
  const parser = new EmailReplyParser();
  return scoreOf((body) => parser.parseReply(body));
}
