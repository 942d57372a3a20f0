import { classify } from "~/domains/replies/classification/classify";
import { score as scoreOf } from "../../../understanding/classes/score";

export const score = () => scoreOf(classify);
export const title = "Classes of answers";
