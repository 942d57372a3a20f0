import { extractReply } from "~/domains/replies/parsing/strip-quoted-text";
import { score as scoreOf } from "../../../understanding/strip-quoted-text/score";

/** The last release did not compare a reply with the email that was sent. */
export const score = () => scoreOf((body) => extractReply(body));
