import { useNavigation } from "@remix-run/react";
import type { ComponentProps } from "react";

export type ButtonKind = "primary" | "accent" | "quiet" | "danger" | "plain";

export const buttonClass = (kind: ButtonKind, slim: boolean | undefined) =>
  ["button", kind === "plain" ? "" : kind, slim ? "slim" : ""].filter(Boolean).join(" ");

interface SubmitProps extends Omit<ComponentProps<"button">, "type" | "className"> {
  kind?: ButtonKind;
  /** Label while the form is being submitted, on hydrated pages. */
  pending?: string;
  slim?: boolean;
}

export function Submit({ children, kind = "primary", pending, slim, ...rest }: SubmitProps) {
  const navigation = useNavigation();
  const isBusy =
    navigation.state !== "idle" &&
    navigation.formMethod === "POST" &&
    (rest.formAction === undefined || navigation.formAction === rest.formAction);
  return (
    <button {...rest} type="submit" className={buttonClass(kind, slim)} aria-busy={isBusy || undefined}>
      {isBusy && pending ? pending : children}
    </button>
  );
}
