import { extractReply } from "~/domains/replies/parsing/strip-quoted-text";
import { score as scoreOf } from "../../../understanding/strip-quoted-text/score";

export const title = "Own words of a reply";
export const score = () => scoreOf(extractReply);
