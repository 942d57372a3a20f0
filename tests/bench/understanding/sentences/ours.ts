import { readSentence } from "~/domains/lead-search/sentence/parse-sentence";
import { score as scoreOf } from "../../../understanding/sentences/score";

export const title = "Sentences to criteria";

export const score = () =>
  scoreOf((sentence) => {
    const { criteria, notCovered } = readSentence(sentence);
    return { ...criteria, notCovered };
  });
