import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";

export type ButtonKind = "primary" | "accent" | "quiet" | "danger" | "plain";

interface SubmitProps {
  children: ReactNode;
  kind?: ButtonKind;
  /** Shown while the form is on its way, where the page is hydrated. */
  pending?: string;
  name?: string;
  value?: string;
  disabled?: boolean;
  slim?: boolean;
  formAction?: string;
}

/** The button of a form; its words say what happens. */
export function Submit({ children, kind = "primary", pending, slim, disabled, ...rest }: SubmitProps) {
  const navigation = useNavigation();
  const isBusy =
    navigation.state !== "idle" &&
    navigation.formMethod === "POST" &&
    (rest.formAction === undefined || navigation.formAction === rest.formAction);
  return (
    <button
      {...rest}
      type="submit"
      className={`button ${kind === "plain" ? "" : kind}${slim ? " slim" : ""}`}
      disabled={disabled}
      aria-busy={isBusy || undefined}
    >
      {isBusy && pending ? pending : children}
    </button>
  );
}
