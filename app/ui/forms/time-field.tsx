import { Field, FieldError, type FieldMeta, type FieldProps } from "./field";

interface TimeFieldProps extends Pick<FieldProps, "field" | "label" | "required"> {
  /** What the form sends with it, so that the time is read as it was meant. */
  zoneField: FieldMeta;
  /** Of the IANA database; the loader knows it. */
  zone: string;
  hint: string;
}

/** A day and a time by the reader's clock, which the hint names. */
export function TimeField({ zoneField, zone, hint, ...rest }: TimeFieldProps) {
  const clock = zone === "UTC" ? "UTC" : `${zone.replace(/^.*\//, "").replaceAll("_", " ")} time`;
  return (
    <>
      <Field {...rest} type="datetime-local" hint={`In ${clock}. ${hint}`} />
      <input type="hidden" id={zoneField.id} name={zoneField.name} value={zone} />
      <FieldError field={zoneField} />
    </>
  );
}
