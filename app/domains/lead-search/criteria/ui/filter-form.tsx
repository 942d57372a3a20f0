import { Form, useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import { Submit } from "~/ui/forms/submit";

const DELAY_MS = 500;

/** Filters of a search by GET; with JavaScript they apply on change. Changing the criteria elsewhere resets the fields. */
export function FilterForm({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const applied = useRef(search);
  const timer = useRef<number | undefined>(undefined);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    if (applied.current !== search) setVersion((count) => count + 1);
    applied.current = search;
  }, [search]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const apply = (form: HTMLFormElement) => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (value !== "") query.append(name, String(value));
    applied.current = `?${query}`;
    navigate(`${paths.leadSearch.new}?${query}`, { replace: true, preventScrollReset: true });
  };
  return (
    <Form
      key={version}
      method="get"
      action={paths.leadSearch.new}
      className="form"
      onChange={({ currentTarget }) => {
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => apply(currentTarget), DELAY_MS);
      }}
    >
      {children}
      <Submit kind="quiet">Show companies</Submit>
    </Form>
  );
}
