import { parseQuery } from "~/domains/lead-search/query-parser/parse-query";
import { score as scoreOf } from "../../../understanding/sentences/score";

export const title = "Sentences to criteria";

export const score = () =>
  scoreOf((sentence) => {
    const { criteria, notCovered } = parseQuery(sentence);
    return { ...criteria, notCovered };
  });
