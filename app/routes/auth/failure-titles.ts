import { useActionData } from "@remix-run/react";
import { m } from "~/messages/messages";

/** What failed in the form that the page's action refused: codes of fields (`failureCode`), or the code of a DomainError. */
const useFailures = () => useActionData<{ failures?: string[] }>()?.failures ?? [];

/** The title of a sign-up that failed, as the specification has them; what is only missing has none. */
function useSignUpTitle({ short, mismatch, other }: Record<"short" | "mismatch" | "other", string>) {
  const failures = useFailures();
  return () => {
    if (failures.includes("missing")) return undefined;
    if (failures.includes("mismatch")) return mismatch;
    return failures.includes("too_short") ? short : other;
  };
}

export const useAgentSignUpTitle = () =>
  useSignUpTitle({
    short: m.auth_failure_titles_password_too_short(),
    mismatch: m.auth_failure_titles_password_mismatch(),
    other: m.auth_failure_titles_sign_up_failed(),
  });

export const useBusinessSignUpTitle = () =>
  useSignUpTitle({
    short: m.auth_failure_titles_weak_password(),
    mismatch: m.auth_failure_titles_registration_failed(),
    other: m.auth_failure_titles_registration_failed(),
  });

/** None where the sentence below says it: nothing typed, two passwords, or no account for lack of the service. */
export function usePlainSignUpTitle() {
  const failures = useFailures();
  return () =>
    failures.some((code) => ["missing", "mismatch", "unavailable"].includes(code))
      ? undefined
      : m.auth_failure_titles_unable_to_create_account();
}

/** An empty field is no failed login: it has no title, or its own. */
export function useLoginTitle({ titlesMissing = false } = {}) {
  const failures = useFailures();
  return () => {
    if (!failures.some((code) => ["missing", "too_big"].includes(code)))
      return m.auth_failure_titles_login_failed();
    return titlesMissing ? m.auth_failure_titles_missing_information() : undefined;
  };
}
