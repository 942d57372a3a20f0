import { useRouteLoaderData } from "@remix-run/react";
import { usePageContext } from "../page-context";
import { type FlashLike, FlashMessage } from "./flash";

/** The message of the last redirect, under the bar of its page. */
export function PageFlash() {
  const { isPlain, isStill } = usePageContext();
  const root = useRouteLoaderData<{ flash: FlashLike | null }>("root");
  return (
    <FlashMessage flash={root?.flash ?? null} willHydrate={!import.meta.env.SSR || !(isPlain || isStill)} />
  );
}
