import { useActionData } from "@remix-run/react";
import { m } from "~/messages/messages";

/** Error codes of the rejected form: field codes (`failureCode`), or the code of a DomainError. */
const useFailures = () => useActionData<{ failures?: string[] }>()?.failures ?? [];

/** The specified title of a failed sign-up; undefined if fields are only missing. */
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

/** No title if the message below explains the error: missing fields, different passwords, or an unavailable service. */
export function usePlainSignUpTitle() {
  const failures = useFailures();
  return () =>
    failures.some((code) => ["missing", "mismatch", "unavailable"].includes(code))
      ? undefined
      : m.auth_failure_titles_unable_to_create_account();
}

/** An empty field is not a failed login: it has no title, or a separate one. */
export function useLoginTitle({ titlesMissing = false } = {}) {
  const failures = useFailures();
  return () => {
    if (!failures.some((code) => ["missing", "too_big"].includes(code)))
      return m.auth_failure_titles_login_failed();
    return titlesMissing ? m.auth_failure_titles_missing_information() : undefined;
  };
}
