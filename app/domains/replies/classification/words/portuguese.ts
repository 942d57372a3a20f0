import type { LanguageWords } from "./language-words";

export const PORTUGUESE: LanguageWords = {
  groups: {},
  says: [],
  wishes: { call: "", price: "", remove: "" },
  negators: { any: "", own: "", after: "" },
  joints: { contrasts: "", concessions: "", others: "" },
  courtesies: "",
  spellings: "",
  referrals: "",
};
