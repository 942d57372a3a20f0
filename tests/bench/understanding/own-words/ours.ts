import { ownWords } from "~/domains/replies/reading/own-words";
import { score as scoreOf } from "../../../understanding/own-words/score";

export const title = "Own words of a reply";
export const score = () => scoreOf(ownWords);
