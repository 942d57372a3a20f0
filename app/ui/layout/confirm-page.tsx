import type { ElementType, ReactNode } from "react";
import { Alert } from "../feedback/alert";
import { LinkButton } from "../forms/link-button";
import { Once } from "../forms/once";
import { type ButtonKind, Submit } from "../forms/submit";
import { Page } from "./page";

const Buttons = ({ isRow, children }: { isRow: boolean; children: ReactNode }) =>
  isRow ? <div className="row">{children}</div> : children;

/** Asks before something is done: the question, what it does, one button, and the way back. */
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
  /** What is asked beside the question. */
  fields?: ReactNode;
  /** Why it was not done. */
  refusal?: readonly string[] | null | undefined;
  submit: string;
  kind?: ButtonKind;
  pending?: string;
  /** Its form is accepted once (`Once`). */
  isOnce?: boolean;
  /** Remix's `Form`, where the page is hydrated. */
  form?: ElementType;
  back: string;
  /** Names what stays: "Keep contact". */
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
