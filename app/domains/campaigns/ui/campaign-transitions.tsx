import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import type { CampaignView } from "../campaign-view";

type Movable = Pick<CampaignView, "id" | "name" | "start" | "canPause">;

export function CampaignMoves({ campaign, isSlim }: { campaign: Movable; isSlim?: boolean }) {
  const { id, name, start, canPause } = campaign;
  const what = <span className="visually-hidden"> {name}</span>;
  const slim = isSlim ? { slim: true } : {};
  return (
    <>
      {start ? (
        <LinkButton writes kind={isSlim ? "plain" : "primary"} {...slim} to={paths.campaigns.start(id)}>
          {start}
          {what}
        </LinkButton>
      ) : null}
      {canPause ? (
        <IfCanWrite>
          <Form method="post" action={paths.campaigns.pause(id)}>
            <Submit kind="plain" {...slim} pending="Pausing" formAction={paths.campaigns.pause(id)}>
              Pause{what}
            </Submit>
          </Form>
        </IfCanWrite>
      ) : null}
    </>
  );
}
