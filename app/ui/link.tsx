import { Link as RoutedLink } from "@remix-run/react";
import { type ComponentPropsWithoutRef, createContext, useContext } from "react";
import { usePageContext } from "./page-context";

type LinkProps = { to: string; preventScrollReset?: boolean } & Omit<ComponentPropsWithoutRef<"a">, "href">;

/** True around all rows of a list but the first: their links lead to what that one's lead to, and are not asked for again. */
export const FurtherRows = createContext(false);

/** A link of the product. On a page without script it is drawn without what routes it: a fifth of the CPU of a long list. */
export function Link({ to, ...rest }: LinkProps) {
  const { isPlain } = usePageContext();
  const discover = useContext(FurtherRows) ? "none" : "render";
  // No script has what a page without it needs.
  return import.meta.env.SSR && isPlain && to.startsWith("/") ? (
    <a href={to} {...rest} />
  ) : (
    <RoutedLink to={to} discover={discover} {...rest} />
  );
}
