import { type ReactNode, useEffect, useRef, useState } from "react";
import { Submit } from "~/ui/forms/submit";
import { useHydrated } from "~/ui/use-hydrated";

const CRITERIA = ["sentence", "industries", "countries", "cities", "companySizes", "keywords"];

/** Whether the form has a name and one criterion, as the schema requires. */
function canRun(form: HTMLFormElement | null | undefined): boolean {
  const filled = new FormData(form ?? undefined);
  const has = (name: string) => filled.getAll(name).some((value) => String(value).trim() !== "");
  return has("searchName") && CRITERIA.some(has);
}

/**
 * The fields of a new search and its button, which is disabled until the search can run; without JavaScript the server
 * validates.
 */
export function CreateSearch({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [isReady, setReady] = useState(false);
  const look = () => setReady(canRun(box.current?.closest("form")));
  useEffect(look, []);
  return (
    <>
      <div className="stack" ref={box} onInput={look} onChange={look}>
        {children}
      </div>
      <Submit kind="plain" pending="Creating search" disabled={hydrated && !isReady}>
        Create search
      </Submit>
    </>
  );
}
