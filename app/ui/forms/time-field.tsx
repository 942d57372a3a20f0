import { Field, FieldError, type FieldMeta, type FieldProps } from "./field";

interface TimeFieldProps extends Pick<FieldProps, "field" | "label" | "required"> {
  /** The hidden field that submits the time zone, so that the time is interpreted correctly. */
  zoneField: FieldMeta;
  /** IANA time zone name, provided by the loader. */
  zone: string;
  hint: string;
}

/** A date and time in the user's time zone, which the hint names. */
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
