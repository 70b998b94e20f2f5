import { startWorker } from "ichidoku/worker";
import { useEffect, useState } from "react";

/** A worker that lives as long as the component; undefined until it has started. */
export function useWorker() {
    const [worker, setWorker] = useState();
    useEffect(() => {
        const starting = startWorker();
        starting.then(setWorker);
        return () => starting.then((started) => started.end());
    }, []);
    return worker;
}
