import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";

export const SendAgainButton = ({ mail: { id, about } }: { mail: { id: number; about: string | null } }) => (
  <IfCanWrite>
    <Form method="post" action={paths.replies.sendAgain(id)} className="row tight">
      <Submit kind="plain" slim aria-label={`Send again: ${about ?? "unknown"}`}>
        Send again
      </Submit>
    </Form>
  </IfCanWrite>
);
