import { m } from "~/messages/messages";
import { Field } from "~/ui/forms/field";
import { Submit } from "~/ui/forms/submit";
import { ZONE_CHOICES } from "../zones";

export function ZonePicker({ action, zone }: { action: string; zone: string }) {
  return (
    <form method="get" action={action} className="search-bar">
      <Field
        field={{
          id: "zone",
          name: "zone",
          errorId: "zone-error",
          descriptionId: "zone-hint",
          initialValue: zone,
        }}
        label={m.onboarding_zone_picker_your_time_zone()}
        type="select"
        options={ZONE_CHOICES}
        required
        isFilter
      />
      <Submit kind="plain">{m.onboarding_zone_picker_show_times()}</Submit>
    </form>
  );
}
