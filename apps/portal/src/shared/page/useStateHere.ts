import { type Dispatch, type SetStateAction, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * State that ends with the visit to an address, such as an open dialog that no address holds: back, forward and links
 * reset it, also a link to the same address. A change of the view that replaces the address by another one, such as a
 * filter, does not.
 */
export function useStateHere<Value>(initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const location = useLocation();
  const type = useNavigationType();
  const [value, setValue] = useState(initial);
  const [here, setHere] = useState(location);
  if (here !== location) {
    setHere(location);
    const changesView = type === 'REPLACE' && here.pathname === location.pathname && here.search !== location.search;
    if (!changesView) setValue(initial);
  }
  return [value, setValue];
}
