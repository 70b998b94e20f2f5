// The kernels as plain C++, for the tests:
//   solve LIMIT BUDGET   for each line of standard input its result, as a number, and its solution; then the sweeps and the
//                        checksum
//   vary SEED FIRST N    N variations of the lines of standard input

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include "solve.cu"
#include "variations.cu"

static const u8* bytes_of(const std::string& text) { return (const u8*)text.data(); }

static void print_solved(const std::string& text, u32 records, u32 limit, u32 budget) {
    std::string solutions(records * RECORD + 4, '-');
    std::vector<u32> results(records, ~0u);
    std::vector<uint4> stack(LEVELS * SIBLING);
    u32 next = 0;
    u64 sweeps = 0, sum = 0;
    solve(bytes_of(text), records, limit, budget, (u8*)solutions.data(), results.data(), &next, stack.data(), &sweeps);
    checksum(bytes_of(solutions), results.data(), 0, records, &sum);
    for (u32 i = 0; i < records; i++) printf("%u %.81s\n", results[i], solutions.data() + i * RECORD);
    printf("%llu %llu\n", sweeps, sum);
}

static void print_variations(const std::string& text, u32 bases, u64 seed, u64 first, u32 records) {
    std::string varied(records * RECORD, '-');
    vary(bytes_of(text), bases, seed, first, records, (u8*)varied.data());
    fputs(varied.c_str(), stdout);
}

int main(int, char** arguments) {
    std::string text((std::istreambuf_iterator<char>(std::cin)), std::istreambuf_iterator<char>());
    u32 records = text.size() / RECORD;
    text.resize(text.size() + 4);
    u64 numbers[3] = {};
    for (int i = 0; i < 3 && arguments[2 + i]; i++) numbers[i] = strtoull(arguments[2 + i], nullptr, 10);
    if (!strcmp(arguments[1], "solve")) {
        print_solved(text, records, numbers[0], numbers[1]);
    } else {
        print_variations(text, records, numbers[0], numbers[1], numbers[2]);
    }
}
