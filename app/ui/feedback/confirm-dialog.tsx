import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Submit } from "../forms/submit";
import { Dialog, DialogCloser } from "./dialog";

/** Asks once more before something is lost. `loses` says what; `action` is the page that asks the same without a dialog. */
export function ConfirmDialog({
  id,
  title,
  loses,
  action,
  confirm,
  keep,
  pending,
}: {
  id: string;
  /** "Delete this contact?" */
  title: ReactNode;
  loses: ReactNode;
  action: string;
  /** "Delete the contact" */
  confirm: string;
  /** "Keep contact" */
  keep: string;
  pending?: string;
}) {
  return (
    <Dialog id={id} title={title}>
      <p>{loses}</p>
      <Form method="post" action={action} className="row">
        <DialogCloser dialogId={id}>{keep}</DialogCloser>
        <Submit kind="danger" pending={pending}>
          {confirm}
        </Submit>
      </Form>
    </Dialog>
  );
}
