import { useRouteLoaderData } from "@remix-run/react";
import { usePageContext } from "../page-context";
import { type FlashLike, FlashMessage } from "./flash";

/** The flash message of the last redirect, below the page's header bar. */
export function PageFlash() {
  const { isPlain, isStill } = usePageContext();
  const root = useRouteLoaderData<{ flash: FlashLike | null }>("root");
  return (
    <FlashMessage flash={root?.flash ?? null} willHydrate={!import.meta.env.SSR || !(isPlain || isStill)} />
  );
}
