// What the page uses of preact's hooks.
type Ref<T> = { current: T };
export function useState<T>(first: T | (() => T)): [T, (next: T | ((now: T) => T)) => void];
export function useRef<T>(first: T): Ref<T>;
export function useMemo<T>(make: () => T, deps: readonly unknown[]): T;
export function useEffect(run: () => unknown, deps?: readonly unknown[]): void;
export function useLayoutEffect(run: () => unknown, deps?: readonly unknown[]): void;
