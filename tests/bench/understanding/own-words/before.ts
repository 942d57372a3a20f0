import { ownWords } from "~/domains/replies/reading/own-words";
import { score as scoreOf } from "../../../understanding/own-words/score";

/** The last release did not compare with what was sent. */
export const score = () => scoreOf((body) => ownWords(body));
