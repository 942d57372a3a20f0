import { m } from "~/messages/messages";
import type { FieldMeta } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { RadioGroup } from "~/ui/forms/radio-group";
import { Submit } from "~/ui/forms/submit";

export function SlotForm({
  form,
  fields,
  slots,
  zone,
  isMove,
}: {
  form: Parameters<typeof PostForm>[0]["form"];
  fields: { slot: FieldMeta };
  slots: { value: string; label: string; hint: string }[];
  zone: string;
  isMove: boolean;
}) {
  const { id, name, errorId, descriptionId, errors, initialValue } = fields.slot;
  return (
    <PostForm form={form} failed={() => m.onboarding_slot_form_scheduling_failed()}>
      <input type="hidden" name="zone" value={zone} />
      <RadioGroup
        field={{ id, name, errorId, descriptionId, errors, initialValue: initialValue ?? null }}
        legend={isMove ? m.onboarding_slot_form_reschedule() : m.onboarding_slot_form_available_times()}
        options={slots}
        required
      />
      <Submit>
        {isMove ? m.onboarding_slot_form_reschedule_interview() : m.onboarding_slot_form_schedule_interview()}
      </Submit>
    </PostForm>
  );
}
