import { useSearchParams } from "@remix-run/react";
import { carriedOf } from "./asked-columns";

/** In the form that filters a list: its columns stay as they are. */
export function PreservedParams() {
  const [params] = useSearchParams();
  return carriedOf(params).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
