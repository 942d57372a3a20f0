import { useActionData, useLocation, useMatches, useNavigation, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { IDEMPOTENCY_FIELD } from "~/core/idempotency";
import { isSharedPage } from "../page-handle";

/**
 * For forms that create something: a double submit creates it once (domains/idempotency). On a hydrated page, an
 * accepted form is cleared and gets a new token; `hasErrors` means that it was rejected.
 */
export function Once({ hasErrors = false }: { hasErrors?: boolean }) {
  const fresh = useRouteLoaderData<{ idempotencyKey?: string }>("root")?.idempotencyKey ?? "";
  const isShared = isSharedPage(useMatches(), useLocation().search);
  const [token, setToken] = useState(fresh);
  const { state, formData } = useNavigation();
  // An accepted form gets a redirect. Errors arrive later: Conform reports them in an effect of the parent.
  const isRefused = useActionData() !== undefined || hasErrors;
  const input = useRef<HTMLInputElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (state !== "idle") {
      if (formData?.get(IDEMPOTENCY_FIELD) === token) isSent.current = true;
      return;
    }
    if (!isSent.current) return;
    isSent.current = false;
    if (isRefused) return;
    input.current?.form?.reset();
    setToken(fresh);
  }, [state, formData, token, fresh, isRefused]);
  // A page shared by many visitors would give all of them the same token.
  if (isShared || !token) return null;
  return <input ref={input} type="hidden" name={IDEMPOTENCY_FIELD} value={token} />;
}
