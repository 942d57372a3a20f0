import {
  BOTH,
  BOTH_OF_AGENT,
  FILL_IN,
  FILL_IN_AS_AGENT,
  FILL_IN_PLAIN,
  isTooShort,
  MISMATCH_MESSAGE,
} from "~/domains/identity/auth-messages";
import { m } from "~/messages/messages";

type Titles = (sentences: string[]) => string | undefined;

const oneOf = (sentences: readonly string[]) => (sentence: string) => sentences.includes(sentence);
const isMissing = oneOf([FILL_IN, FILL_IN_PLAIN, FILL_IN_AS_AGENT]);
const isMismatch = oneOf(Object.values(MISMATCH_MESSAGE));

/** The titles of a sign-up that failed, as the specification has them; what is only missing has none. */
const signUpTitles =
  ({ short, mismatch, other }: { short: string; mismatch: string; other: string }): Titles =>
  (sentences) => {
    if (sentences.some(isMissing)) return undefined;
    if (sentences.some(isMismatch)) return mismatch;
    return sentences.some(isTooShort) ? short : other;
  };

export const agentSignUpFailed = signUpTitles({
  short: "Password Too Short",
  mismatch: "Password Mismatch",
  other: "Sign Up Failed",
});

export const businessSignUpFailed = signUpTitles({
  short: "Weak Password",
  mismatch: "Registration Failed",
  other: "Registration Failed",
});

export const UNABLE = "Unable to create account";

export const plainSignUpFailed: Titles = (sentences) =>
  sentences.some((sentence) => isMissing(sentence) || isMismatch(sentence) || sentence === UNABLE)
    ? undefined
    : UNABLE;

export const loginFailed: Titles = ([first]) => {
  if (first === BOTH_OF_AGENT) return m.auth_failure_titles_missing_information();
  return first === BOTH ? undefined : "Login Failed";
};
