import { Link as RoutedLink } from "@remix-run/react";
import { type ComponentPropsWithoutRef, createContext, useContext } from "react";
import { usePageContext } from "./page-context";

type LinkProps = { to: string; preventScrollReset?: boolean } & Omit<ComponentPropsWithoutRef<"a">, "href">;

/** True around all rows of a list but the first: their links use the same routes as the first row's, so discovery skips them. */
export const FurtherRows = createContext(false);

/**
 * A link of the product. On a page without JavaScript it is rendered without router code, which took a fifth of the CPU
 * of a long list.
 */
export function Link({ to, ...rest }: LinkProps) {
  const { isPlain } = usePageContext();
  const discover = useContext(FurtherRows) ? "none" : "render";
  // Only the server renders pages without JavaScript, so browser bundles leave this branch out.
  return import.meta.env.SSR && isPlain && to.startsWith("/") ? (
    <a href={to} {...rest} />
  ) : (
    <RoutedLink to={to} discover={discover} {...rest} />
  );
}
