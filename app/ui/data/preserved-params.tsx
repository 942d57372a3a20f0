import { useSearchParams } from "@remix-run/react";
import { carriedOf } from "./asked-columns";

/** Keeps the column settings in a list's filter form. */
export function PreservedParams() {
  const [params] = useSearchParams();
  return carriedOf(params).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
