import { parseQuery } from "~/domains/lead-search/query-parser/parse-query";
import { proposalOf, score as scoreOf } from "../../../understanding/buyers/score";

export const title = "Buyers of a product";

export const score = () => scoreOf((sentence) => proposalOf(parseQuery(sentence).criteria));
