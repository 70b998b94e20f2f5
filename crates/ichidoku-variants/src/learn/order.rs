//! Which variable is decided next: the one that took part in the most conflicts lately (VSIDS).

/// Activities beyond this are scaled down.
const LARGEST: f64 = 1e100;

/// Variables by their activity, in a binary heap of those that wait for a decision.
pub(super) struct ActivityOrder {
    activity: Vec<f64>,
    step: f64,
    heap: Vec<u32>,
    /// Place of each variable in the heap, or `ABSENT`.
    places: Vec<u32>,
}

const ABSENT: u32 = u32::MAX;

impl ActivityOrder {
    /// Variables with an activity to begin with, all of which wait.
    pub(super) fn new(activity: Vec<f64>) -> Self {
        let variables = activity.len();
        let mut order = Self { activity, step: 1.0, heap: Vec::new(), places: vec![ABSENT; variables] };
        (0..variables).for_each(|variable| order.insert(variable));
        order
    }

    /// Takes out the variable with the greatest activity.
    pub(super) fn pop(&mut self) -> Option<usize> {
        let top = *self.heap.first()?;
        let last = self.heap.pop()?;
        self.places[top as usize] = ABSENT;
        if last != top {
            self.heap[0] = last;
            self.places[last as usize] = 0;
            self.sink(0);
        }
        Some(top as usize)
    }

    pub(super) fn insert(&mut self, variable: usize) {
        if self.places[variable] == ABSENT {
            self.places[variable] = self.heap.len() as u32;
            self.heap.push(variable as u32);
            self.rise(self.heap.len() - 1);
        }
    }

    pub(super) fn bump(&mut self, variable: usize) {
        self.activity[variable] += self.step;
        if self.activity[variable] > LARGEST {
            self.activity.iter_mut().for_each(|activity| *activity /= LARGEST);
            self.step /= LARGEST;
        }
        let place = self.places[variable];
        if place != ABSENT {
            self.rise(place as usize);
        }
    }

    /// Makes later bumps count for more: by 1 / `decay`.
    pub(super) fn decay(&mut self, decay: f64) {
        self.step /= decay;
    }

    /// Greater activity first, then the lower number, so that the order is a function of the bumps alone.
    fn before(&self, a: u32, b: u32) -> bool {
        let (x, y) = (self.activity[a as usize], self.activity[b as usize]);
        x > y || x == y && a < b
    }

    fn rise(&mut self, mut at: usize) {
        let variable = self.heap[at];
        while at > 0 {
            let parent = (at - 1) / 2;
            if !self.before(variable, self.heap[parent]) {
                break;
            }
            self.put(at, self.heap[parent]);
            at = parent;
        }
        self.put(at, variable);
    }

    fn sink(&mut self, mut at: usize) {
        let variable = self.heap[at];
        loop {
            let mut child = 2 * at + 1;
            if child >= self.heap.len() {
                break;
            }
            if child + 1 < self.heap.len() && self.before(self.heap[child + 1], self.heap[child]) {
                child += 1;
            }
            if !self.before(self.heap[child], variable) {
                break;
            }
            self.put(at, self.heap[child]);
            at = child;
        }
        self.put(at, variable);
    }

    fn put(&mut self, at: usize, variable: u32) {
        self.heap[at] = variable;
        self.places[variable as usize] = at as u32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_active_comes_first_and_equals_by_number() {
        let mut order = ActivityOrder::new(vec![0.0; 5]);
        [3, 3, 1].into_iter().for_each(|variable| order.bump(variable));
        order.decay(0.5);
        order.bump(4);
        order.bump(4);
        let popped = core::iter::from_fn(|| order.pop()).collect::<Vec<_>>();
        assert_eq!(popped, [4, 3, 1, 0, 2]);
        assert_eq!(ActivityOrder::new(vec![0.25, 0.0, 0.5]).pop(), Some(2));
        order.insert(2);
        order.insert(1);
        assert_eq!([order.pop(), order.pop(), order.pop()], [Some(1), Some(2), None]);
    }
}
