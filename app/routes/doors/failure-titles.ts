import { BOTH_OF_AGENT } from "~/domains/identity/sign-in/login-words";

type Titles = (sentences: string[]) => string | undefined;

const isMissing = (sentence: string) => sentence.startsWith("Please fill in all required fields");
const isShort = (sentence: string) => /^Password must be at least /.test(sentence);
const isMismatch = (sentence: string) => sentence.startsWith("Passwords do not match");

/** The titles of a sign-up that failed, as the specification has them; what is only missing has none. */
const signUpTitles =
  ({ short, mismatch, other }: { short: string; mismatch: string; other: string }): Titles =>
  (sentences) => {
    if (sentences.some(isMissing)) return undefined;
    if (sentences.some(isMismatch)) return mismatch;
    return sentences.some(isShort) ? short : other;
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

const UNABLE = "Unable to create account";

export const plainSignUpFailed: Titles = (sentences) =>
  sentences.some((each) => isMissing(each) || isMismatch(each) || each === UNABLE) ? undefined : UNABLE;

export const loginFailed: Titles = ([first]) => {
  if (first === BOTH_OF_AGENT) return "Missing Information";
  return first?.startsWith("Please enter both") ? undefined : "Login Failed";
};
