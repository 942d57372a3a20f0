import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { WritersOnly } from "~/ui/forms/readers";
import { Submit } from "~/ui/forms/submit";

export const SendAgainButton = ({ mail: { id, about } }: { mail: { id: number; about: string | null } }) => (
  <WritersOnly>
    <Form method="post" action={paths.replies.sendAgain(id)} className="row tight">
      <Submit kind="plain" slim aria-label={`Send again: ${about ?? "unknown"}`}>
        Send again
      </Submit>
    </Form>
  </WritersOnly>
);
