import type { ElementType, ReactNode } from "react";
import { Alert } from "../feedback/alert";
import { LinkButton } from "../forms/link-button";
import { Once } from "../forms/once";
import { type ButtonKind, Submit } from "../forms/submit";
import { Page } from "./page";

const Buttons = ({ isRow, children }: { isRow: boolean; children: ReactNode }) =>
  isRow ? <div className="row">{children}</div> : children;

/** Asks for confirmation before an action: the question, its consequences, one button, and a link back. */
export function ConfirmPage({
  title,
  subtitle,
  children,
  fields,
  refusal,
  submit,
  kind = "danger",
  pending,
  isOnce = false,
  form: FormTag = "form",
  back,
  keep,
}: {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
  /** Further questions, as form fields. */
  fields?: ReactNode;
  /** Why the action was refused. */
  refusal?: readonly string[] | null | undefined;
  submit: string;
  kind?: ButtonKind;
  pending?: string;
  /** The form is accepted only once (`Once`). */
  isOnce?: boolean;
  /** Remix's `Form` on hydrated pages. */
  form?: ElementType;
  back: string;
  /** Label of the link back, which names what is kept: "Keep contact". */
  keep: string;
}) {
  return (
    <Page title={title} subtitle={subtitle} width="narrow">
      {refusal ? <Alert kind="error">{refusal.join(" ")}</Alert> : null}
      {children}
      <FormTag method="post" className={fields ? "form" : "row"}>
        {isOnce ? <Once /> : null}
        {fields}
        <Buttons isRow={Boolean(fields)}>
          <Submit kind={kind} pending={pending}>
            {submit}
          </Submit>
          <LinkButton to={back}>{keep}</LinkButton>
        </Buttons>
      </FormTag>
    </Page>
  );
}
