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
        label="Your time zone"
        type="select"
        options={ZONE_CHOICES}
        required
        isFilter
      />
      <Submit kind="plain">Show times</Submit>
    </form>
  );
}
