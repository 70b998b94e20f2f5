// Puzzles to measure with, and checksums of what was found. Follows solve.cu in the same source.

// The three-element permutations, two bits an element.
DEVICE u32 permuted(u32 permutation, u32 i) {
    const u32 all[6] = {0x24, 0x18, 0x21, 0x09, 0x12, 0x06};
    return all[permutation] >> 2 * i & 3;
}

// SplitMix64.
DEVICE u64 scramble(u64 number) {
    number += 0x9E3779B97F4A7C15ull;
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9ull;
    number = (number ^ number >> 27) * 0x94D049BB133111EBull;
    return number ^ number >> 31;
}

DEVICE u32 draw(u64& chance, u32 choices) {
    u32 drawn = (u32)(chance % choices);
    chance /= choices;
    return drawn;
}

// The index of the source line for a line of the grid, by the four permutations that were drawn.
DEVICE u32 line_of(const u32 drawn[4], u32 line) {
    return 3 * permuted(drawn[3], line / 3) + permuted(drawn[line / 3], line % 3);
}

// Writes variation `first + i` of the bases to record `i`: digits renamed, lines permuted, perhaps transposed.
KERNEL vary(const u8* bases, u32 base_count, u64 seed, u64 first, u32 records, u8* text) {
    for (u32 record = THREAD; record < records; record += THREADS) {
        u64 number = first + record, chance = scramble(seed + number);
        const u8* base = bases + number % base_count * RECORD;
        u8* into = text + (u64)record * RECORD;
        u32 transposed = draw(chance, 2), rows[4], columns[4];
        for (u32 i = 0; i < 4; i++) rows[i] = draw(chance, 6);
        for (u32 i = 0; i < 4; i++) columns[i] = draw(chance, 6);
        u8 names[10] = {'.', '1', '2', '3', '4', '5', '6', '7', '8', '9'};
        for (u32 i = 9; i > 1; i--) {
            u32 j = 1 + draw(chance, i);
            u8 name = names[i];
            names[i] = names[j], names[j] = name;
        }
        for (u32 cell = 0; cell < 81; cell++) {
            u32 row = line_of(rows, cell / 9), column = line_of(columns, cell % 9);
            u8 symbol = base[transposed ? 9 * column + row : 9 * row + column];
            into[cell] = symbol == '.' ? '.' : names[symbol - '0'];
        }
        into[81] = '\n';
    }
}

// Adds to `sum` a checksum of each record's number, result and solution, in any order; not of those handed back.
KERNEL checksum(const u8* solutions, const u32* results, u64 first, u32 records, u64* sum) {
    u64 mine = 0;
    for (u32 record = THREAD; record < records; record += THREADS) {
        u32 result = results[record];
        if (result & HANDED_BACK) continue;
        const u8* solution = solutions + (u64)record * RECORD;
        u64 hash = 0xCBF29CE484222325ull;
        for (u32 cell = 0; cell < 81; cell++) {
            hash = (hash ^ (result & COUNT ? solution[cell] : '.')) * 0x100000001B3ull;
        }
        mine += scramble((hash ^ result) + first + record);
    }
#ifdef __CUDACC__
    atomicAdd(sum, mine);
#else
    *sum += mine;
#endif
}
