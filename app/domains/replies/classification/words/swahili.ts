import type { LanguageWords } from "./language-words";

export const SWAHILI: LanguageWords = {
  groups: {},
  says: [],
  wishes: { call: "", price: "", remove: "" },
  negators: { any: "", own: "", after: "" },
  joints: { contrasts: "", concessions: "", others: "" },
  courtesies: "",
  spellings: "",
  referrals: "",
};
